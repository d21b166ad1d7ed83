/** The values of the block's attribute, in the order of the buttons; ChartLayout.php has the same. */
export const layouts = [ 'tree', 'vertical', 'horizontal', 'list' ] as const;

export type Layout = ( typeof layouts )[ number ];

/** Whether its levels are drawn in lines of their own. */
export const hasLevels = ( layout: Layout ) =>
	layout === 'vertical' || layout === 'horizontal';

/** In one line, below each other and indented, or in several columns within a frame. */
export type Arrangement = 'row' | 'stack' | 'block';

const widest = { row: 8, level: 12 };

/** How the reports of a manager are arranged; ChartArrangement.php states the same. */
export const arrangementOf = ( {
	layout,
	level,
	total,
	hasOpen,
	around,
}: {
	layout: Layout;
	/** Of the manager; the root's is 0. */
	level: number;
	/** How many reports there are, shown or not. */
	total: number;
	/** Whether one of them shows reports. */
	hasOpen: boolean;
	/** The arrangement that the manager is in. */
	around: Arrangement;
} ): Arrangement => {
	if ( around !== 'row' ) {
		return 'stack';
	}
	if ( hasLevels( layout ) ) {
		return total > widest.level ? 'block' : 'row';
	}
	return total > widest.row || ( level > 0 && ! hasOpen ) ? 'stack' : 'row';
};
