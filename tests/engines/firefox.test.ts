import { walkEngine } from './walk-engine.ts';

walkEngine('firefox');
