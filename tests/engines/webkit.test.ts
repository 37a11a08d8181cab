import { runJourneys } from './run-journeys.ts';
import { startWebKit } from './webkit-driver.ts';

runJourneys('webkit', startWebKit);
