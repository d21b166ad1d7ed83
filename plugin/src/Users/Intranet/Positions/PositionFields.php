<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Positions;

use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;

/** The input and output fields of vacancies. */
final class PositionFields {

	/** People below one vacancy. Filling it writes each of them. */
	private const MOST_REPORTS = 1000;

	public static function output(): Record {
		$members = array(
			'id'         => self::id(),
			'title'      => self::title(),
			'department' => self::department(),
			'reports_to' => self::manager(),
			'report_ids' => self::reports(),
		);
		return new Record( $members, array_keys( $members ) );
	}

	public static function create_input(): Record {
		return new Record( self::changeable(), array( 'title' ) );
	}

	/** Accepts the ID, so that a vacancy can be sent back whole. */
	public static function update_input(): Record {
		return new Record(
			array( 'id' => self::id()->read_only() ) + self::changeable() + array(
				'user_id' => ( new Whole( 1 ) )->describe( __( 'User ID of the person who fills it: this person gets its manager and its reports, and the vacancy is gone', 'svc' ) ),
			)
		);
	}

	/** @return array<string, Type> */
	private static function changeable(): array {
		return array(
			'title'      => self::title(),
			'department' => self::department()->nullable(),
			'reports_to' => self::manager(),
			'report_ids' => self::reports()->nullable(),
		);
	}

	private static function id(): Type {
		return ( new Whole( null, -1 ) )->describe( __( 'ID of the vacancy, a negative number', 'svc' ) );
	}

	private static function title(): Type {
		return ( new Text( 150, 1 ) )->describe( __( 'Job title', 'svc' ) );
	}

	private static function department(): Type {
		return ( new Text( 100 ) )->describe( __( 'Department', 'svc' ) );
	}

	private static function manager(): Type {
		return ( new Whole( 1 ) )->nullable()->describe( __( 'User ID of the manager; null where it is at the top', 'svc' ) );
	}

	private static function reports(): Type {
		return ( new ListOf( new Whole( 1 ), self::MOST_REPORTS ) )->describe( __( 'User IDs of the people drawn below it, who report to its manager', 'svc' ) );
	}
}
