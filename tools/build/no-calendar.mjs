/** In place of the calendar that DataViews brings for fields that are dates: the list of people has none. */
function none() {
	throw new Error(
		'No calendar is built in: webpack.config.js leaves it out.'
	);
}

export {
	none as DayPicker,
	none as rangeContainsModifiers,
	none as useDayPicker,
};
