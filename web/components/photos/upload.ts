/** Lazy-loaded when a photo is first added. */
export { PhotoBox } from './photo-box.ts';
export { PhotoPicker } from './photo-picker.tsx';
