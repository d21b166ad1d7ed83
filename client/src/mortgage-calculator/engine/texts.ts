/** Puts values into the template of a translated text: `%1$s` or `%s`, `%1$d` or `%d`. */
export function filled( template: string, values: readonly string[] ): string {
	let next = 0;
	return template.replace(
		/%(?:(\d)\$)?[sd]/g,
		( _all, place: string | undefined ) =>
			values[ place ? Number( place ) - 1 : next++ ] ?? ''
	);
}
