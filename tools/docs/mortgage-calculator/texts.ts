import { abilityTexts } from './ability-texts';
import type { mortgageCalculator } from '../../../client/src/mortgage-calculator/component';
import type { ComponentTexts } from '../component-texts';
import { examples } from './examples';

const everybody = 'Everybody.';
const managers =
	'Those who may manage the calculator (`svc_manage_calculator`): administrators of the site.';
const all = [ 'yes', 'yes', 'yes', 'yes', 'yes' ];
const own = 'administrators of the site';

const question = {
	who: everybody,
	isPublic: true,
	tag: 'Calculations',
} as const;

/** What the docs say of `mortgage-calculator/v1`. */
export const texts: ComponentTexts<
	keyof typeof mortgageCalculator.endpoints
> = {
	operations: {
		calculatePayment: {
			...question,
			title: 'Calculate a payment',
			about: 'What a home costs a month, and what its loan costs in all. Only the price is required; `input` of the answer has the defaults that were used, and gives the same answer when it is sent again. Of down payment, tax and insurance send the amount or the percentage. Nothing is kept.',
			response: 'Calculation',
			body: 'Loan',
		},
		getAmortization: {
			...question,
			title: 'Get an amortization schedule',
			about: 'The payments of a loan, or its years: 12 payments, or 26 biweekly ones. The page is asked for in the body, so there is no `Link`.',
			response: 'Amortization',
			item: 'AmortizationRow',
			body: 'AmortizationQuestion',
		},
		exportAmortization: {
			...question,
			title: 'Export an amortization schedule',
			about: 'All payments of a loan as a CSV file. The loan is the query; members of members are named as in `extra_once[0][payment]`.',
			response: 'Spreadsheet',
		},
		estimateAffordability: {
			...question,
			title: 'Estimate what is affordable',
			about: 'The highest price, in whole dollars, of which the monthly total is within the ratios and the down payment is the minimum of the loan type. It is found with the calculation itself. Posted, so that no income stands in the log of a web server.',
			response: 'Affordability',
			body: 'AffordabilityQuestion',
		},
		compareRefinance: {
			...question,
			title: 'Compare a refinance',
			about: 'What paying off a loan with a new one saves, by principal and interest alone. `break_even_months` divides the costs by the saving; `net_break_even_months` also counts what is still owed.',
			response: 'Refinance',
			body: 'RefinanceQuestion',
		},
		compareLoans: {
			...question,
			title: 'Compare loans',
			about: 'Two to four loans side by side. `cost` is interest and insurance of the first `months`, with points, fees and closing costs. `lowest` has the indexes of the loans; the first one of several.',
			response: 'Comparison',
			body: 'ComparisonQuestion',
		},
		calculateApr: {
			...question,
			title: 'Calculate an APR',
			about: 'The annual percentage rate of any series of payments by Regulation Z, appendix J. Null where no rate from 0 to 100 percent a period fits.',
			response: 'AprAnswer',
			body: 'AprQuestion',
		},
		sendCalculation: {
			...question,
			title: 'Ask about a calculation',
			about: 'The form of a published lead page with a calculation: the body, the `Idempotency-Key`, the answers and the rules of [`POST lead-pages/v1/submissions`](rest-lead-pages.md#submit-the-form-of-a-lead-page), and `calculation`. Its result is computed here and kept with the lead; figures of the browser are not taken. What is wrong with the input is named as in `calculation.input.rate`, and nothing is saved. With `send_reports` of the settings, the visitor gets the calculation by e-mail (of a payment or an affordable price), once a day. Where lead pages are off there is no such route.',
			response: 'LeadReceipt',
			body: 'CalculationSubmission',
		},
		getRates: {
			title: 'Get the rates',
			about: 'The rates of the company, as entered: they are never fetched. Each row has its APR and payment under the assumptions. `stale` says that they are older than the settings allow and must not be shown.',
			who: everybody,
			isPublic: true,
			response: 'Rates',
			tag: 'Rates',
		},
		updateRates: {
			title: 'Replace the rates',
			about: 'The whole table. What is computed may be sent back and is not read. The table until now stays in the history for two years after it was replaced.',
			who: managers,
			response: 'Rates',
			body: 'RatesTable',
			tag: 'Rates',
		},
		listRateHistory: {
			title: 'List the history of rates',
			about: 'Every table that was saved, the newest first, with who saved it and when.',
			who: managers,
			response: 'RateHistory',
			item: 'RateHistoryEntry',
			tag: 'Rates',
		},
		getCalculatorSettings: {
			title: 'Get the calculator’s settings',
			about: 'The figures that calculations start from, with their sources.',
			who: everybody,
			isPublic: true,
			response: 'CalculatorSettings',
			tag: 'Calculator',
		},
		updateCalculatorSettings: {
			title: 'Change the calculator’s settings',
			about: 'Any of the settings; one that is sent is replaced as a whole. A setting that is not changed follows the plugin’s version.',
			who: managers,
			response: 'CalculatorSettings',
			body: 'CalculatorSettingsChanges',
			tag: 'Calculator',
		},
	},
	examples,
	abilities: abilityTexts,
	tags: {
		Calculations:
			'What a loan costs. All figures are estimates, not a commitment to lend.',
		Rates: 'The rates of the company, and what they were.',
		Calculator: 'The figures that calculations start from.',
	},
	permissions: {
		'calculate and ask about it; see rates and the calculator’s settings': {
			of: [
				'calculatePayment',
				'getAmortization',
				'exportAmortization',
				'estimateAffordability',
				'compareRefinance',
				'compareLoans',
				'calculateApr',
				'sendCalculation',
				'getRates',
				'getCalculatorSettings',
			],
			who: all,
		},
		'change rates and the calculator’s settings; see the history of rates':
			{
				of: [
					'updateRates',
					'listRateHistory',
					'updateCalculatorSettings',
				],
				who: [ 'no', 'no', 'no', 'no', own ],
			},
	},
	things: {
		Calculation: { heading: 'A calculation' },
		Rates: { heading: 'The rates' },
		CalculatorSettings: { heading: 'The calculator’s settings' },
	},
};
