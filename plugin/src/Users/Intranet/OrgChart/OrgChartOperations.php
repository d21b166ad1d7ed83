<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

use Svc\Kernel\Call;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\AnyObject;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Intranet\People;

/** The API operations of the org chart. */
final class OrgChartOperations {

	public function __construct( private readonly OrgChart $chart ) {}

	public function whole(): Operation {
		return new Operation(
			'get-org-chart',
			__( 'The whole company as a tree: everybody once, under one root.', 'svc' ),
			Effect::Read,
			self::query(),
			self::tree( ... ),
			People::may_be_seen_by( ... ),
			fn ( Call $call ): Reply => $this->chart->whole( $call->input['depth'] ),
		);
	}

	public function below(): Operation {
		return new Operation(
			'get-org-chart-branch',
			__( 'A person and everybody below, as a tree.', 'svc' ),
			Effect::Read,
			self::query(),
			self::tree( ... ),
			People::may_be_seen_by( ... ),
			fn ( Call $call ): Reply => $this->chart->below( $call->path['id'], $call->input['depth'] ),
			array( 'id' )
		);
	}

	public function chain(): Operation {
		return new Operation(
			'get-reporting-chain',
			__( 'The people from a person up to the top, both included.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			self::chain_of_nodes( ... ),
			People::may_be_seen_by( ... ),
			fn ( Call $call ): Reply => Reply::page( $this->chart->chain( $call->path['id'] ) ),
			array( 'id' )
		);
	}

	private static function query(): Record {
		return new Record(
			array(
				'depth' => ( new Whole( 0, ChartJson::LEVELS ) )->or( ChartJson::LEVELS )->describe( __( 'Levels to show below the root; 0 is the root alone', 'svc' ) ),
			)
		);
	}

	private static function tree(): Record {
		$node = self::node( 0 ) + array(
			'reports' => ( new ListOf( new AnyObject(), unique: false ) )->describe( __( 'Direct reports, nodes like this one, by last name; empty below the depth asked for', 'svc' ) ),
		);
		return new Record( $node, array_keys( $node ) );
	}

	private static function chain_of_nodes(): Record {
		$node = self::node( 1 );
		return Listing::envelope( new Record( $node, array_keys( $node ) ) );
	}

	/** @return array<string, Type> */
	private static function node( int $lowest_id ): array {
		return array(
			'id'            => ( new Whole( $lowest_id ) )->describe( 0 === $lowest_id ? __( 'User ID; 0 is the organisation itself', 'svc' ) : __( 'User ID', 'svc' ) ),
			'name'          => ( new Text( 201, 1 ) )->describe( __( 'First and last name', 'svc' ) ),
			'title'         => ( new Text( 150 ) )->describe( __( 'Job title', 'svc' ) ),
			'department'    => ( new Text( 100 ) )->describe( __( 'Department', 'svc' ) ),
			'avatar_url'    => ( new Text( 2000, format: TextFormat::Uri ) )->describe( __( 'Address of the photo or avatar; empty for the organisation', 'svc' ) ),
			'reports_count' => ( new Whole( 0 ) )->describe( __( 'How many direct reports there are, shown or not', 'svc' ) ),
		);
	}
}
