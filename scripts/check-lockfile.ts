import { problemsOf, readLockfile } from './lockfile.ts';

const packages = readLockfile();
const problems = problemsOf(packages);
for (const problem of problems) console.error(problem);
console.log(`lockfile: ${Object.keys(packages).length} packages, ${problems.length} problems`);
if (problems.length > 0) process.exit(1);
