/** Loaded once somebody adds a picture. */
export { PhotoBox } from './photo-box.ts';
export { PhotoPicker } from './photo-picker.tsx';
