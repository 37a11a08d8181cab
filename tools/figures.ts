/** `npm run figures`: lists every figure of the copy with its source. Fails if two texts disagree or a source is missing. */
import { findClaimFaults, findFigures } from '#content/claims.ts';
import { LANGUAGES } from '#content/languages.ts';

for (const { code } of LANGUAGES)
  for (const { text, figures, source, period } of findFigures(code))
    console.log(`${code}/${text}\n    ${figures.join('  ')}  <-  ${source} (${period})`);

const faults = findClaimFaults();
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'All figures agree.' : `${faults.length} faults.`);
process.exitCode = faults.length === 0 ? 0 : 1;
