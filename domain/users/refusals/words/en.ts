/** Errors on the sign-in form, and where a password is chosen. */

export const email = 'Email';
export const emailRequired = 'Email is required';
export const passwordRequired = 'Password is required';
export const passwordTooShort = 'Password must be at least {min} characters';
export const passwordTooLong = 'Password must be at most {max} characters';
