const [command] = process.argv.slice(2);
console.error(
  `npm run ${command} is not built yet. Until it is, PostgreSQL's own tools do this for a database given by DATABASE_URL.`,
);
process.exit(1);
