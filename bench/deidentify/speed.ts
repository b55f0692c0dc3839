/** How fast the engine reads, and how long the worst texts take. */
import { inputOf } from '../../deidentify/corpus/row.ts';
import { deidentify } from '../../deidentify/deidentify.ts';
import { worstTexts } from './worst-texts.ts';

const PROSE = [
  'On the second launch Gemma Hartwell noticed the airbrakes creeping open at 400 ft, with QNH 1013 and runway 27L in use.',
  'The CFI briefed us that the duty pilot was on the launch point, and we rigged the Schempp-Hirth Discus, G-CKZT, at 10:30.',
  'We flew as guests of Upwind Gliding Club that week; call 07700 900482 or mail gliding.fan77@example.net for the trace.',
  'Will the weak link hold in such a gust? Tug pilot Wilkins released us near Lasham and said nothing about the wind of 270/25.',
].join(' ');
const KNOWN = {
  reporterName: 'Jan van der Berg',
  reporterEmail: 'jan.berg@example.org',
  reporterTelephone: '+44 7700 900123',
  aircraftRegistration: 'G-ABCD',
  serialNumber: '21345',
};

/** Megabytes of text a second after warm-up, in reports of five thousand characters: the best of five rounds. */
function throughput(): number {
  const narrative = PROSE.repeat(11).slice(0, 5_000);
  const input = inputOf(
    { narrative },
    { known: KNOWN, clubs: [{ name: 'Lasham Gliding Society', location: 'Lasham' }] },
  );
  for (let i = 0; i < 300; i++) deidentify(input);
  const rounds = 100;
  const speeds = [1, 2, 3, 4, 5].map(() => {
    const start = performance.now();
    for (let i = 0; i < rounds; i++) deidentify(input);
    return (rounds * narrative.length) / 1000 / (performance.now() - start);
  });
  return Math.max(...speeds);
}

/** Prints megabytes a second, and milliseconds of each of the worst texts. */
export function printSpeed(): void {
  console.log(`\nSpeed: ${throughput().toFixed(2)} MB/s (wanted: 1)`);
  console.log('Worst texts of 20,000 characters (wanted: under 50 ms each)');
  for (const [name, text] of Object.entries(worstTexts())) {
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      deidentify(inputOf({ narrative: text }, { known: KNOWN }));
      return performance.now() - start;
    });
    console.log(
      `  ${name.padEnd(28)} ${Math.min(...times)
        .toFixed(1)
        .padStart(6)} ms`,
    );
  }
}
