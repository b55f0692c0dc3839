// Why the browser used or created no passkey.

export const cancelled = 'Nie użyto klucza dostępu. Można spróbować ponownie.';
export const holdsOne = 'Na tym urządzeniu jest już klucz dostępu do tego konta.';
export const notHere = 'Ta przeglądarka nie mogła tu użyć klucza dostępu.';
