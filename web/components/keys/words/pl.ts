// Passkeys of the safety team: why the browser used or made none.

export const cancelled = 'Nie użyto klucza dostępu. Można spróbować ponownie.';
export const holdsOne = 'Na tym urządzeniu jest już klucz dostępu do tego konta.';
export const notHere = 'Ta przeglądarka nie mogła tu użyć klucza dostępu.';
