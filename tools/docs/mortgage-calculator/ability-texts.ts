import type { AbilityInput } from '../../../client/src/abilities/run';
import type { mortgageCalculator } from '../../../client/src/mortgage-calculator/component';
import type { AbilityTexts } from '../component-texts';

type Name = keyof typeof mortgageCalculator.abilities;

const everybody = 'Everybody.';

export const abilityTexts: {
	[ Ability in Name ]: AbilityTexts<
		keyof typeof mortgageCalculator.endpoints,
		AbilityInput< Ability >
	>;
} = {
	'svc-mortgage/calculate-payment': {
		sameAs: 'calculatePayment',
		who: everybody,
		input: { price: 400000, rate: '6.125' },
	},
	'svc-mortgage/get-amortization': {
		sameAs: 'getAmortization',
		who: everybody,
		input: { price: 400000, rate: '6.125', group: 'year' },
	},
	'svc-mortgage/estimate-affordability': {
		sameAs: 'estimateAffordability',
		who: everybody,
		input: { income_annual: 96000, down_payment: 40000, rate: '6.500' },
	},
	'svc-mortgage/compare-refinance': {
		sameAs: 'compareRefinance',
		who: everybody,
		input: {
			current: { balance: 250000, rate: '7.250', months_left: 324 },
			new: { rate: '6.000', term_months: 360 },
			closing_costs: 5000,
		},
	},
	'svc-mortgage/compare-loans': {
		sameAs: 'compareLoans',
		who: everybody,
		input: {
			loans: [
				{ label: '30 years', price: 400000, rate: '6.125' },
				{
					label: '15 years',
					price: 400000,
					rate: '5.500',
					term_months: 180,
				},
			],
		},
	},
	'svc-mortgage/calculate-apr': {
		sameAs: 'calculateApr',
		who: everybody,
		input: {
			amount_financed: 5000,
			payments: [ { amount: 230, count: 24 } ],
		},
	},
	'svc-mortgage/get-rates': {
		sameAs: 'getRates',
		who: everybody,
		input: {},
	},
	'svc-mortgage/update-rates': {
		sameAs: 'updateRates',
		who: 'Those who may manage the calculator.',
		input: {
			as_of: '2026-11-20',
			rates: [
				{
					label: '30-year fixed',
					loan_type: 'conventional',
					term_months: 360,
					rate: '6.125',
				},
			],
		},
	},
};
