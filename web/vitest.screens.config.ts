import { defineConfig } from 'vitest/config';
import browser from './vitest.browser.config.ts';

/** Every page and sound into `screens/`, to be looked at and listened to: `npm run screens`, `npm run screens -- -t lobby`. */
export default defineConfig({ test: { ...browser.test, include: ['tests/screens/*.ts'] } });
