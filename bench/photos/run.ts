/** `npm run bench:photos`: how long the server takes to read a picture that was sent (contract C16.2; none may take 50 ms). */
import { readPictures } from '../../test/hostile/pictures.ts';

const { mutatedMs, worstMs } = readPictures(10_000, 1);
console.log(
  '\nReading a picture of 1.5 MB, and the slowest of 10,000 mutated ones, in milliseconds (wanted: below 50)',
);
for (const [name, ms] of Object.entries({ ...worstMs, 'the slowest mutated one': mutatedMs }))
  console.log(`  ${name}: ${ms.toFixed(1)}`);
