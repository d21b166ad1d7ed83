/** Whom the texts of consents name. */
export interface Named {
	company: string;
	/** Of the owner; null where the page has none. */
	owner: string | null;
	partner: string | null;
	isRoundRobin: boolean;
	/** "a loan officer of" and the company: any person of the pool may call. */
	anyOfficer: ( company: string ) => string;
}

/** A text as visitors read it. A name that is not known stays as the placeholder. */
export const withNames = ( text: string, named: Named ): string =>
	text
		.replaceAll( '{company}', named.company )
		.replaceAll(
			'{owner}',
			named.isRoundRobin
				? named.anyOfficer( named.company )
				: ( named.owner ?? '{owner}' )
		)
		.replaceAll( '{partner}', named.partner ?? '{partner}' );
