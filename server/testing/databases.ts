import pg from 'pg';

/** A database of its own on a server, empty or as another one is; its address. */
export async function createDatabase(server: string, name: string, template = 'template1'): Promise<string> {
  const url = new URL(server);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
