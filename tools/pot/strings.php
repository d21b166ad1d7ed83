<?php
/**
 * Prints the texts to translate of PHP files as JSON.
 *
 * php strings.php <file>…
 */

declare( strict_types=1 );

/** Function => what its arguments are. */
const FUNCTIONS = array(
	'__'         => array( 'text' ),
	'_e'         => array( 'text' ),
	'esc_html__' => array( 'text' ),
	'esc_html_e' => array( 'text' ),
	'esc_attr__' => array( 'text' ),
	'esc_attr_e' => array( 'text' ),
	'_x'         => array( 'text', 'context' ),
	'_ex'        => array( 'text', 'context' ),
	'esc_html_x' => array( 'text', 'context' ),
	'esc_attr_x' => array( 'text', 'context' ),
	'_n'         => array( 'text', 'plural', 'number' ),
	'_nx'        => array( 'text', 'plural', 'number', 'context' ),
	'_n_noop'    => array( 'text', 'plural' ),
	'_nx_noop'   => array( 'text', 'plural', 'context' ),
);

/** @return list<array<string, string|int>> */
function strings_of( string $file ): array {
	$tokens  = array_values( array_filter( token_get_all( (string) file_get_contents( $file ) ), static fn ( array|string $token ): bool => ! is_array( $token ) || T_WHITESPACE !== $token[0] ) );
	$found   = array();
	$comment = array( '', 0 );
	foreach ( $tokens as $at => $token ) {
		if ( is_array( $token ) && T_COMMENT === $token[0] && str_contains( $token[1], 'translators:' ) ) {
			$comment = array( trim( $token[1], "/* \t\n" ), $token[2] );
		}
		$is_call = is_array( $token ) && in_array( $token[0], array( T_STRING, T_NAME_FULLY_QUALIFIED ), true ) && '(' === ( $tokens[ $at + 1 ] ?? '' );
		$roles   = $is_call ? FUNCTIONS[ ltrim( $token[1], '\\' ) ] ?? null : null;
		$values  = null === $roles ? array() : arguments( $tokens, $at + 2, count( $roles ) );
		if ( null !== $roles && isset( $values[0] ) ) {
			$entry = array_filter( array_combine( array_slice( $roles, 0, count( $values ) ), $values ), 'is_string' );
			unset( $entry['number'] );
			$entry['line'] = $token[2];
			if ( '' !== $comment[0] && $token[2] - $comment[1] <= 3 ) {
				$entry['comment'] = $comment[0];
				$comment          = array( '', 0 );
			}
			$found[] = $entry;
		}
	}
	return $found;
}

/**
 * @param list<array{int, string, int}|string> $tokens
 * @return list<string|null> Texts; null for what is no plain text.
 */
function arguments( array $tokens, int $at, int $number ): array {
	$values = array();
	$depth  = 0;
	$parts  = array();
	for ( ; $at < count( $tokens ) && count( $values ) < $number; $at++ ) {
		$token = $tokens[ $at ];
		if ( 0 === $depth && in_array( $token, array( ',', ')' ), true ) ) {
			$values[] = 1 === count( $parts ) && is_array( $parts[0] ) && T_CONSTANT_ENCAPSED_STRING === $parts[0][0] ? text( $parts[0][1] ) : null;
			$parts    = array();
			if ( ')' === $token ) {
				break;
			}
			continue;
		}
		$depth  += in_array( $token, array( '(', '[' ), true ) ? 1 : ( in_array( $token, array( ')', ']' ), true ) ? -1 : 0 );
		if ( ! is_array( $token ) || T_COMMENT !== $token[0] ) {
			$parts[] = $token;
		}
	}
	return $values;
}

function text( string $literal ): string {
	return "'" === $literal[0]
		? str_replace( array( "\\'", '\\\\' ), array( "'", '\\' ), substr( $literal, 1, -1 ) )
		: stripcslashes( substr( $literal, 1, -1 ) );
}

$all = array();
foreach ( array_slice( $argv, 1 ) as $file ) {
	foreach ( strings_of( $file ) as $entry ) {
		$all[] = array( 'file' => $file ) + $entry;
	}
}
echo json_encode( $all, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR );
