import { getConfig } from '@wordpress/interactivity';

/** Of ChartTexts.php. */
export type TextName =
	| 'reports'
	| 'more'
	| 'count'
	| 'opened'
	| 'failed'
	| 'refused'
	| 'nobody'
	| 'searching'
	| 'noSearch'
	| 'found'
	| 'at'
	| 'elsewhere'
	| 'zoom'
	| 'downloaded'
	| 'noPicture'
	| 'chart'
	| 'close'
	| 'email'
	| 'phone'
	| 'extension'
	| 'department'
	| 'office'
	| 'skills'
	| 'about'
	| 'dotted'
	| 'noDetails'
	| 'only'
	| 'overview';

/** In the page's language, with its placeholders filled in. */
export const text = (
	name: TextName,
	...values: ( string | number )[]
): string => {
	const { texts } = getConfig( 'svc/org-chart' ) as {
		texts: Record< TextName, string >;
	};
	let next = 0;
	return texts[ name ].replace( /%(?:(\d)\$)?s/g, ( _, place?: string ) => {
		const value = values[ place ? Number( place ) - 1 : next++ ] ?? '';
		return typeof value === 'number'
			? value.toLocaleString( document.documentElement.lang || undefined )
			: value;
	} );
};
