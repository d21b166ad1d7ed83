import { describe, expect, it } from 'vitest';
import { problemsOf } from './problems';

const one = ( text: string, form: string ) =>
	problemsOf( { text, places: [], notes: [], forms: [ form ] }, 'es' );

describe( 'a translation', () => {
	it.each( [
		[ 'Save', 'Guardar' ],
		[ '%s of %s people', '%2$s personas, %1$s' ],
		[ '100 %% of %s', '100 %% de %s' ],
		[ 'Use <a href="%s">this</a>.', 'Use <a href="%s">esto</a>.' ],
		[ 'Hello {first_name}', 'Hola, {first_name}' ],
		[ 'Hello {{name|you}}', 'Hola, {{name|usted}}' ],
		[ 'Send `per_page`.', 'Envíe `per_page`.' ],
		[ 'Delete “%s”?', '¿Eliminar “%s”?' ],
		[ 'Saved! Why not?', '¡Guardado! ¿Por qué no?' ],
		[ ' and %s', ' y %s' ],
		[ 'See https://example.com/?a=1', 'Vea https://example.com/?a=1' ],
	] )( 'is right: %s', ( text, form ) => {
		expect( one( text, form ) ).toEqual( [] );
	} );

	it.each( [
		[ '%s people', 'Personas', 'other placeholders' ],
		[ '%s people', '%d personas', 'other placeholders' ],
		[ '%1$s of %2$s', '%1$s de %1$s', 'other placeholders' ],
		[ '%s %% of it', '%s % de ello', 'other placeholders' ],
		[ 'A <b>b</b>', 'A <b>b</i>', 'other tags' ],
		[ 'Hello {first_name}', 'Hola, {nombre}', 'other {names}' ],
		[ 'Hello {{name|you}}', 'Hola, {{nombre|usted}}', 'other {names}' ],
		[ 'Send `per_page`', 'Envíe `por_página`', 'other code' ],
		[ 'At https://a.example', 'En https://b.example', 'other address' ],
		[ 'Saved.', 'Guardado', 'another ending' ],
		[ 'Saved', 'Guardado.', 'another ending' ],
		[ 'Loading…', 'Cargando.', 'another ending' ],
		[ 'Name:', 'Nombre', 'another ending' ],
		[ '(see “this”.)', '(vea “esto”)', 'another ending' ],
		[ ' and %s', 'y %s', 'other blanks' ],
		[ 'and %s ', 'y %s', 'other blanks' ],
		[ 'A\nb', 'A b', 'another number of lines' ],
		[ 'Delete “%s”?', 'Eliminar “%s”?', 'does not open' ],
		[ 'Really? Delete?', '¿De verdad? Eliminar?', 'does not open' ],
		[ 'Saved!', 'Guardado!', 'does not open' ],
	] )( 'of %j is found wrong: %j', ( text, form, problem ) => {
		expect( one( text, form ).join() ).toContain( problem );
	} );

	it( 'has a form for one and a form for more', () => {
		const several = ( ...forms: string[] ) =>
			problemsOf(
				{
					text: '%s person',
					plural: '%s people',
					places: [],
					notes: [],
					forms,
				},
				'es'
			);
		expect( several( '%s persona', '%s personas' ) ).toEqual( [] );
		expect( several( '%s persona' ) ).toEqual( [ 'has 1 of 2 forms' ] );
		expect( several( '%s persona', 'personas' ).join() ).toContain(
			'other placeholders'
		);
		expect( several() ).toEqual( [ 'has 0 of 2 forms' ] );
	} );
} );
