// Passkeys of the safety team: why the browser used or made none.

export const cancelled = 'Aucune clé d’accès n’a été utilisée. Vous pouvez réessayer.';
export const holdsOne = 'Cet appareil contient déjà l’une de vos clés d’accès.';
export const notHere = 'Ce navigateur n’a pas pu utiliser de clé d’accès ici.';
