<?php

declare( strict_types=1 );

namespace Svc\Kernel\Schema;

/** Input and output that all lists share. */
final class Listing {

	/** @param array<string, Type> $filters */
	public static function query( array $filters ): Record {
		return new Record(
			array(
				'page'     => ( new Whole( 1, 100000 ) )->or( 1 )->describe( __( 'Page number', 'svc' ) ),
				'per_page' => ( new Whole( 1, 100 ) )->or( 20 )->describe( __( 'Items per page', 'svc' ) ),
			) + $filters
		);
	}

	public static function envelope( Record $item ): Record {
		$members = array(
			'data'  => ( new ListOf( $item, unique: false ) )->describe( __( 'Items of this page', 'svc' ) ),
			'total' => ( new Whole( 0 ) )->describe( __( 'Items in all', 'svc' ) ),
			'pages' => ( new Whole( 0 ) )->describe( __( 'Pages in all', 'svc' ) ),
			'page'  => ( new Whole( 1 ) )->describe( __( 'Number of this page', 'svc' ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}
}
