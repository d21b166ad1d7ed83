import { expect, it } from 'vitest';
import { leadSettingsSchema } from '../../../client/src/lead-pages/schemas.js';
import { errorsIn } from '../../shared/form/validate';
import { settingRows } from './rows';

const rows = settingRows();

it( 'every setting can be edited, and no other field', () => {
	expect( [ ...rows.keys() ].sort() ).toEqual(
		Object.keys( leadSettingsSchema.shape ).sort()
	);
} );

it( 'the limits are those of the contract', () => {
	for ( const { name, kind, min, max } of rows.values() ) {
		if ( kind === 'whole' ) {
			const schema =
				leadSettingsSchema.shape[
					name as keyof typeof leadSettingsSchema.shape
				];
			expect(
				[ min, max ].map( ( one ) => schema.safeParse( one ).success )
			).toEqual( [ true, true ] );
			expect( schema.safeParse( min! - 1 ).success ).toBe( false );
			expect( schema.safeParse( max! + 1 ).success ).toBe( false );
		}
	}
} );

it( 'wrong values are told at their fields', () => {
	const errors = errorsIn(
		rows,
		{
			quota_minutes: 0,
			spam_days: null,
			base: 'Lead Pages',
			company_nmls: '12a',
			company_name: '',
		},
		[ 'quota_minutes', 'spam_days', 'base', 'company_nmls', 'company_name' ]
	);
	expect( errors ).toEqual( {
		quota_minutes: 'This must be at least 1.',
		spam_days: 'This is required.',
		base: 'This may have lower case letters, digits and hyphens.',
		company_nmls: 'This must be digits only.',
	} );
} );
