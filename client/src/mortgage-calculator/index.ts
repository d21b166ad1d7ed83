export {
	calculateApr,
	calculatePayment,
	compareLoans,
	compareRefinance,
	estimateAffordability,
	exportAmortization,
	exportAmortizationPath,
	getAmortization,
} from './questions.js';
export { sendCalculation } from './leads.js';
export type { CalculationSubmission } from './lead-schemas.js';
export { getRates, listRateHistory, updateRates } from './rates.js';
export { getCalculatorSettings, updateCalculatorSettings } from './settings.js';
export type {
	Affordability,
	AmortizationList,
	AprAnswer,
	Calculation,
	Comparison,
	Refinance,
} from './answer-schemas.js';
export type { Loan } from './loan-schemas.js';
export type {
	AffordabilityQuestion,
	AmortizationQuestion,
	AprQuestion,
	ComparisonQuestion,
	RefinanceQuestion,
} from './question-schemas.js';
export type {
	ListRateHistoryQuery,
	RateHistory,
	Rates,
	RatesChanges,
} from './rate-schemas.js';
export type {
	CalculatorSettings,
	CalculatorSettingsChanges,
} from './settings-schemas.js';
