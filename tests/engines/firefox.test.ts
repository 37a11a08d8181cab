import { startFirefox } from './firefox-driver.ts';
import { runJourneys } from './run-journeys.ts';

runJourneys('firefox', startFirefox);
