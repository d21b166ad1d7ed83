/** Terms of an adjustable rate, as they are sent and answered. */
export interface ArmTerms {
	fixed_months: number;
	adjust_months: number;
	index_rate: string;
	first_cap: string;
	periodic_cap: string;
	life_cap: string;
}

export type LoanType = 'conventional' | 'fha' | 'va' | 'usda';

interface FhaRow {
	over_180: boolean;
	large: boolean;
	max_ltv: string;
	rate: string;
	months: number | null;
}

/** The settings, as far as figures depend on them. */
export interface EngineSettings {
	defaults: {
		price: string;
		down_percent: string;
		term_months: number;
		pmi_rate: string;
		tax_rate: string;
		insurance_rate: string;
	};
	states: Partial<
		Record< string, { tax_rate: string; insurance_rate: string } >
	>;
	ratios: Record< LoanType, { front: string; back: string } >;
	minimum_down: Record< LoanType, string >;
	conforming_limit: { amount: string; year: number };
	fees: {
		fha: {
			upfront: string;
			large_loan: string;
			rows: readonly FhaRow[];
		};
		va: {
			first: readonly string[];
			subsequent: readonly string[];
			refinance: readonly string[];
			irrrl: string;
		};
		usda: { upfront: string; annual: string };
	};
	disclosure: string;
}

export interface RateRow {
	loan_type: LoanType;
	term_months: number;
	rate: string;
	arm: ArmTerms | null;
}

/** What a site contributes to a calculation. */
export interface Basis {
	settings: EngineSettings;
	/** Rows of the rates table; none where it is stale. */
	rates: readonly RateRow[];
	/** The current month, such as "2026-11". */
	month: string;
	/** Templates of warnings and of problems, by code. */
	texts: Readonly< Record< string, string > >;
}
