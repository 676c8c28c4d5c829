import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/pieces.css';
import './styles/states.css';
import App from './App.svelte';
import { adapterOf } from './games/load.ts';
import { LiveHouse } from './live/house.ts';
import { router } from './router.svelte.ts';
import { applySettings } from './settings.svelte.ts';
import { wakeOnGesture } from './ui/sound.ts';
import { startWords } from './words/words.svelte.ts';

applySettings(document.documentElement);
startWords();
wakeOnGesture(window);
router.start(window);

const house = document.getElementById('house');
if (house) mount(App, { target: house, props: { house: new LiveHouse(location.origin, adapterOf) } });
