<?php
/**
 * PHP's functions for patterns, as Find calls them, which note the patterns that try too many ways to match.
 *
 * @package Svc
 */

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** @return list<string> What was noted since the last call. */
function patterns_that_gave_up( mixed $pattern = null ): array {
	static $noted = array();
	if ( null === $pattern ) {
		[ $all, $noted ] = array( array_keys( $noted ), array() );
		return $all;
	}
	if ( PREG_NO_ERROR !== preg_last_error() ) {
		$noted[ implode( ' | ', (array) $pattern ) ] = true;
	}
	return array();
}

/** @param array<array-key, mixed>|null $matches */
function preg_match( string $pattern, string $subject, ?array &$matches = null, int $flags = 0, int $offset = 0 ): int|false {
	$result = \preg_match( $pattern, $subject, $matches, $flags, $offset );
	patterns_that_gave_up( $pattern );
	return $result;
}

/** @param array<array-key, mixed>|null $matches */
function preg_match_all( string $pattern, string $subject, ?array &$matches = null, int $flags = 0, int $offset = 0 ): int|false {
	$result = \preg_match_all( $pattern, $subject, $matches, $flags, $offset );
	patterns_that_gave_up( $pattern );
	return $result;
}

/**
 * @param string|array<string> $pattern
 * @param string|array<string> $replacement
 */
function preg_replace( string|array $pattern, string|array $replacement, string $subject, int $limit = -1, ?int &$count = null ): ?string {
	$result = \preg_replace( $pattern, $replacement, $subject, $limit, $count );
	patterns_that_gave_up( $pattern );
	return $result;
}

/** @param string|array<string> $pattern */
function preg_replace_callback( string|array $pattern, callable $callback, string $subject, int $limit = -1, ?int &$count = null, int $flags = 0 ): ?string {
	$result = \preg_replace_callback( $pattern, $callback, $subject, $limit, $count, $flags );
	patterns_that_gave_up( $pattern );
	return $result;
}

/** @return list<string>|false */
function preg_split( string $pattern, string $subject, int $limit = -1, int $flags = 0 ): array|false {
	$result = \preg_split( $pattern, $subject, $limit, $flags );
	patterns_that_gave_up( $pattern );
	return $result;
}
