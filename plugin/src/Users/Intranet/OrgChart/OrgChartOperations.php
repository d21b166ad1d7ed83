<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\OrgChart;

use Svc\Kernel\Call;
use Svc\Kernel\Effect;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\AnyObject;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\Listing;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Fields\IntranetKey;
use Svc\Users\Intranet\People;

/** The API operations of the org chart. */
final class OrgChartOperations {

	public function __construct( private readonly OrgChart $chart ) {}

	public function whole(): Operation {
		return new Operation(
			'get-org-chart',
			__( 'The whole company as a tree: every person and vacancy once, under one root.', 'svc' ),
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
			__( 'A person or vacancy and everybody below, as a tree.', 'svc' ),
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
		$always = array(
			'id'      => ( new Whole() )->describe( __( 'User ID; 0 is the organization itself, and a negative ID is that of a vacancy', 'svc' ) ),
			'name'    => ( new Text( 201 ) )->describe( __( 'First and last name; empty for a vacancy', 'svc' ) ),
			'reports' => ( new ListOf( new AnyObject(), unique: false ) )->describe( __( 'Direct reports, nodes like this one, by last name, vacancies by title; empty below the depth asked for', 'svc' ) ),
		) + self::person();
		$some   = array(
			'is_vacancy'         => ( new Flag() )->describe( __( 'True where the node is a vacancy: a position without a person. Other nodes do not have it.', 'svc' ) ),
			'dotted_manager_ids' => IntranetKey::DottedManagers->type()->describe( __( 'User IDs of the dotted-line managers, where the person has any', 'svc' ) ),
		);
		return new Record( $always + $some, array_keys( $always ) );
	}

	private static function chain_of_nodes(): Record {
		$node = self::person();
		return Listing::envelope( new Record( $node, array_keys( $node ) ) );
	}

	/** @return array<string, Type> */
	private static function person(): array {
		return array(
			'id'            => ( new Whole( 1 ) )->describe( __( 'User ID', 'svc' ) ),
			'name'          => ( new Text( 201, 1 ) )->describe( __( 'First and last name', 'svc' ) ),
			'title'         => ( new Text( 150 ) )->describe( __( 'Job title', 'svc' ) ),
			'department'    => ( new Text( 100 ) )->describe( __( 'Department', 'svc' ) ),
			'avatar_url'    => ( new Text( 2000, format: TextFormat::Uri ) )->describe( __( 'Address of the photo or avatar; empty for the organization and for vacancies', 'svc' ) ),
			'reports_count' => ( new Whole( 0 ) )->describe( __( 'How many direct reports there are, shown or not', 'svc' ) ),
		);
	}
}
