import './style.scss';
import type { Component } from '../shared/component';

/** What AI assistants may do here. */
export const modernData: Component = {
	name: 'modern-data',
	screens: [],
	settings: [
		() =>
			import( /* webpackChunkName: "settings" */ './assistants' ).then(
				( { assistantSettings } ) => assistantSettings
			),
	],
};
