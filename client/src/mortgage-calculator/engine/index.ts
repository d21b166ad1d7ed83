import { affordabilityOf, type Affordability } from './affordability.js';
import { amortizationOf, type AmortizationRow } from './amortization.js';
import { aprAnswerOf, type AprAnswer } from './apr-answer.js';
import type { Basis } from './basis.js';
import { calculationOf, type Calculation } from './calculation.js';
import { comparisonOf, type Comparison } from './comparison.js';
import {
	affordabilityCheck,
	aprCheck,
	comparisonCheck,
	loanCheck,
	refinanceCheck,
} from './fields.js';
import { readLoan, type LoanInput } from './loan.js';
import { outcomeOf, type Outcome } from './outcome.js';
import { refinanceOf, type Refinance } from './refinance.js';

/**
 * The calculator as the server has it, to the cent. Each function takes raw input in the shape of the REST body, whose
 * numbers and flags may be texts and whose empty texts count as not sent, and gives the answer or the problems by field.
 */

export type { Affordability } from './affordability.js';
export type { AmortizationRow } from './amortization.js';
export type { AprAnswer } from './apr-answer.js';
export type { Basis, EngineSettings, LoanType, RateRow } from './basis.js';
export type { Calculation } from './calculation.js';
export type { Comparison } from './comparison.js';
export type { FieldProblems, Outcome } from './outcome.js';
export type { Refinance } from './refinance.js';

export const calculate = (
	input: unknown,
	basis: Basis
): Outcome< Calculation > =>
	outcomeOf(
		loanCheck,
		( read: LoanInput ) => calculationOf( readLoan( read, basis ), basis ),
		input,
		basis
	);

export const amortize = (
	input: unknown,
	group: 'payment' | 'year',
	basis: Basis
): Outcome< AmortizationRow[] > =>
	outcomeOf(
		loanCheck,
		( read: LoanInput ) =>
			amortizationOf( readLoan( read, basis ), basis, group ),
		input,
		basis
	);

export const afford = (
	input: unknown,
	basis: Basis
): Outcome< Affordability > =>
	outcomeOf(
		affordabilityCheck,
		( read: Parameters< typeof affordabilityOf >[ 0 ] ) =>
			affordabilityOf( read, basis ),
		input,
		basis
	);

export const refinance = (
	input: unknown,
	basis: Pick< Basis, 'texts' >
): Outcome< Refinance > =>
	outcomeOf( refinanceCheck, refinanceOf, input, basis );

export const compare = (
	input: unknown,
	basis: Basis
): Outcome< Comparison > =>
	outcomeOf(
		comparisonCheck,
		( read: Parameters< typeof comparisonOf >[ 0 ] ) =>
			comparisonOf( read, basis ),
		input,
		basis
	);

export const apr = (
	input: unknown,
	basis: Pick< Basis, 'texts' >
): Outcome< AprAnswer > => outcomeOf( aprCheck, aprAnswerOf, input, basis );
