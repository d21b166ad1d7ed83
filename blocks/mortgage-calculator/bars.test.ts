import { expect, it } from 'vitest';
import { barPaths } from './bars';

it( 'stacks the parts of each year, with extra payments as principal', () => {
	const year = {
		principal: '10.00',
		extra: '10.00',
		interest: '15.00',
		mortgage_insurance: '5.00',
	};
	const none = { ...year, extra: '0.00', mortgage_insurance: '0.00' };
	expect( barPaths( [ year, none ] ) ).toEqual( {
		principal: 'M0 20h45v20H0zM50 30h45v10H50z',
		interest: 'M0 5h45v15H0zM50 15h45v15H50z',
		mortgage_insurance: 'M0 0h45v5H0zM50 15h45v0H50z',
	} );
	expect( barPaths( [] ).principal ).toBe( '' );
} );
