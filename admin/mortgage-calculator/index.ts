import './style.scss';
import type { Component } from '../shared/component';

/** The mortgage calculator: today's rates, and its settings. */
export const mortgageCalculator: Component = {
	name: 'mortgage-calculator',
	screens: [
		{
			page: 'svc-mortgage-rates',
			load: () =>
				import(
					/* webpackChunkName: "mortgage-rates" */ './rates'
				).then( ( { Rates } ) => Rates ),
		},
		{
			page: 'svc-mortgage-calculator',
			load: () =>
				import(
					/* webpackChunkName: "mortgage-calculator" */ './settings'
				).then( ( { CalculatorSettings } ) => CalculatorSettings ),
		},
	],
	settings: [],
};
