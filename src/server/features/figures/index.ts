export { readOrganisationFigures } from './completion.ts';
export { readCounted } from './list-counted.ts';
export { readFigures } from './read-figures.ts';
