<?php

declare( strict_types=1 );

namespace Svc\LeadPages\Stats;

use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;

/** Input and output of views and statistics. */
final class StatsFields {

	public static function query(): Record {
		return new Record(
			array(
				'from' => self::day()->describe( __( 'First day; by default 30 days to the last one', 'svc' ) ),
				'to'   => self::day()->describe( __( 'Last day, at most 366 days; by default today', 'svc' ) ),
			)
		);
	}

	public static function output(): Record {
		$days = array( 'day' => self::day()->describe( __( 'Day of the site’s time zone', 'svc' ) ) ) + self::counts();
		return self::complete(
			array(
				'page_id' => ( new Whole( 1 ) )->describe( __( 'ID of the page', 'svc' ) ),
				'from'    => self::day()->describe( __( 'First day', 'svc' ) ),
				'to'      => self::day()->describe( __( 'Last day', 'svc' ) ),
			) + self::counts() + array(
				'conversion'                => ( new Text( 20, pattern: '^[0-9]+\.[0-9]{4}$' ) )->nullable()->describe( __( 'Leads by visitors; null without visitors', 'svc' ) ),
				'median_minutes_to_contact' => ( new Whole( 0 ) )->nullable()->describe( __( 'Minutes until a lead was contacted; half of them waited longer', 'svc' ) ),
				'days'                      => ( new ListOf( self::complete( $days ), unique: false ) )->describe( __( 'Each day', 'svc' ) ),
			)
		);
	}

	public static function view(): Record {
		return self::complete( array( 'counted' => ( new Flag() )->describe( __( 'Whether the view was counted', 'svc' ) ) ) );
	}

	/** @return array<string, Type> */
	private static function counts(): array {
		return array(
			'views'    => ( new Whole( 0 ) )->describe( __( 'Views', 'svc' ) ),
			'visitors' => ( new Whole( 0 ) )->describe( __( 'Visitors, each once a day', 'svc' ) ),
			'leads'    => ( new Whole( 0 ) )->describe( __( 'New leads, without spam', 'svc' ) ),
		);
	}

	private static function day(): Text {
		return new Text( 10, format: TextFormat::Date );
	}

	/** @param array<string, Type> $members */
	private static function complete( array $members ): Record {
		return new Record( $members, array_keys( $members ) );
	}
}
