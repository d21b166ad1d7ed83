export interface Attributes {
	mode: 'payment' | 'affordability' | 'refinance' | 'compare' | 'tabs';
	price: string;
	downPercent: string;
	termMonths: string;
	loanType: 'conventional' | 'fha' | 'va' | 'usda';
	state: string;
	/** User ID, or 0. */
	officer: number;
	/** Page whose form takes questions, or 0. */
	leadPage: number;
	showSchedule: boolean;
}

export interface EditProps {
	attributes: Attributes;
	setAttributes: ( change: Partial< Attributes > ) => void;
}
