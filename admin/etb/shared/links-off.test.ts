import { expect, it } from 'vitest';
import { withLinksOff } from './links-off';

it.each( [
	[
		'<!DOCTYPE html>\n<html>\n<head>\n<title>A</title></head></html>',
		'<!DOCTYPE html>\n<html>\n<head><base target="_blank">\n<title>A</title></head></html>',
	],
	[
		'<table><tr><td>$&</td></tr></table>',
		'<base target="_blank"><table><tr><td>$&</td></tr></table>',
	],
] )( 'links of %j open windows', ( html, off ) => {
	expect( withLinksOff( html ) ).toBe( off );
} );
