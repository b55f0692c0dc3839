/** Errors on the sign-in form, and where a password is chosen. */

export const email = 'E-mail';
export const emailRequired = 'Zadejte e-mail';
export const passwordRequired = 'Zadejte heslo';
export const passwordTooShort = 'Heslo musí mít nejméně {min} znaků';
export const passwordTooLong = 'Heslo smí mít nejvýš {max} znaků';
