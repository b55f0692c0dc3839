/** `npm run bench:photos`, after `npm run build`: time to read a picture (C16.2), and memory with 500 photos. */
import { readPictures } from '../../test/hostile/pictures.ts';
import { measurePhotos } from './memory.ts';

const { mutatedMs, worstMs } = readPictures(10_000, 1);
console.log('\nReading a picture of 1.5 MB, and the slowest of 10,000 mutated ones, in milliseconds (goal: below 50)');
for (const [name, ms] of Object.entries({ ...worstMs, 'the slowest mutated one': mutatedMs }))
  console.log(`  ${name}: ${ms.toFixed(1)}`);

console.log('\nPeak memory on the embedded engine, 125 reports, MiB (goal: at most 64 more with photos)');
for (const photosEach of [0, 4]) {
  const { stored, backedUp, backupMs, fileMB } = await measurePhotos(photosEach);
  const backup = `${(backupMs / 1_000).toFixed(1)} s, ${fileMB.toFixed(0)} MB`;
  console.log(
    `  ${photosEach * 125} photos of 1 MB: stored ${stored.toFixed(0)}, backed up ${backedUp.toFixed(0)} (${backup})`,
  );
}
