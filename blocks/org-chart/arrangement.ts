const widestRow = 8;

/** Whether the tree has the reports of a manager below each other rather than side by side; ChartArrangement.php states the same. */
export const isStack = ( {
	level,
	total,
	hasOpen,
	isInStack,
}: {
	/** Of the manager; the root's is 0. */
	level: number;
	/** How many reports there are, shown or not. */
	total: number;
	/** Whether one of them shows reports. */
	hasOpen: boolean;
	isInStack: boolean;
} ): boolean => isInStack || total > widestRow || ( level > 0 && ! hasOpen );
