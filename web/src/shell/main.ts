import { mount } from 'svelte';
import App from './App.svelte';
import { startLanguage } from '../base/i18n/words.svelte';
import { startRouter } from '../base/router/router.svelte';
import { showSettings } from '../base/storage/settings.svelte';
import '../base/style/fonts.css';
import '../base/style/tokens.css';
import '../base/style/base.css';
import '../base/style/board-page.css';

showSettings();
startRouter();
await startLanguage();
mount(App, { target: document.querySelector('#app')! });

if (import.meta.env.PROD) void import('./offline').then(({ startOffline }) => startOffline());
