/** Checks that the commits of a range, such as `main..HEAD`, follow Conventional Commits. */
import { execFileSync } from 'node:child_process';

const TYPES = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const SUBJECT = new RegExp(`^(${TYPES.join('|')})(\\([a-z0-9-]+\\))?!?: \\S`);
const MAX_LENGTH = 72;

const [range] = process.argv.slice(2);
if (!range) throw new Error('Name a range: node tools/check-commits.ts main..HEAD');
const subjects = execFileSync('git', ['log', '--no-merges', '--format=%s', range], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const invalidSubjects = subjects.filter((subject) => !SUBJECT.test(subject) || subject.length > MAX_LENGTH);
for (const subject of invalidSubjects)
  console.error(`Not "type(scope): subject" in ${MAX_LENGTH} characters: ${subject}`);
console.log(`${subjects.length - invalidSubjects.length} of ${subjects.length} commit subjects are valid`);
process.exitCode = invalidSubjects.length > 0 ? 1 : 0;
