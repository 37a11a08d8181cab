import pg from 'pg';

/** Creates a database, empty or copied from a template. Returns its URL. */
export async function createDatabase(server: string, name: string, template = 'template1'): Promise<string> {
  const url = new URL(server);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
