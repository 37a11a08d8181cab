/** What `npm run leads -- --help` prints. */
export const LEADS_HELP = `Reads and tends the leads of this site.

  npm run leads -- <command> [options]

Commands
  list                     Leads, newest first
  show <id or address>     Everything about one lead or one person
  export                   All leads as CSV (default) or JSON
  stats                    Leads by day, source, first page and campaign, up to the booked call
  bookings                 Who booked, when the call is, and from which source
  subscribers              Confirmed newsletter readers; --format csv for listmonk and other mail tools
  export-person <address>  Everything that is stored about a person, as JSON for them
  deliveries               Mail and forwards that are pending, held or dead
  retry <id…>              Deliver again: a delivery, or what a lead still waits for
  retry --dead | --held    The same for everything that was given up or held as spam
  erase <address>          Remove a person from everywhere
  backup <file>            A consistent copy of the SQLite store, while the server runs
  import <file>            Take over a backup, or the leads.db of another store, into the store in use

Options
  --kind deck|newsletter|quiz   Only this kind
  --since 7d | 24h | 2026-01-31 Only since then
  --search <text>               Name, address or company contains it
  --held                        Only suspected spam
  --state pending|held|dead|done|skipped   For deliveries (default: pending, held and dead)
  --limit <n>                   At most this many (default 50; export has no limit)
  --format csv|json             For export and subscribers
  --out <file>                  Write there instead of to the screen
  --yes                         Erase without asking
  --hold                        Import: leave the source as it is, and hold what waits in it
  --json                        Machine-readable output
  --help                        This text

Ids may be shortened to their last eight characters, as lists show them.
Exit codes: 0 done, 1 nothing found or failed, 2 wrong usage.
`;
