// Why the browser used or created no passkey.

export const cancelled = 'Aucune clé d’accès n’a été utilisée. Vous pouvez réessayer.';
export const holdsOne = 'Cet appareil contient déjà l’une de vos clés d’accès.';
export const notHere = 'Ce navigateur n’a pas pu utiliser de clé d’accès ici.';
