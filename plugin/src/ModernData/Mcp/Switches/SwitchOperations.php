<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp\Switches;

use Closure;
use Svc\Kernel\Call;
use Svc\Kernel\Caller;
use Svc\Kernel\Effect;
use Svc\Kernel\Etag;
use Svc\Kernel\Operation;
use Svc\Kernel\Reply;
use Svc\Kernel\Schema\Flag;
use Svc\Kernel\Schema\ListOf;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Type;
use Svc\Users\Capabilities;

/** Reads and changes which tools assistants may use, for administrators. */
final class SwitchOperations {

	public function __construct( private readonly SwitchSettings $settings ) {}

	public function get(): Operation {
		return new Operation(
			'get-assistant-settings',
			__( 'Where assistants connect, and which tools they are offered.', 'svc' ),
			Effect::Read,
			new Record( array() ),
			static fn (): Record => self::record( true ),
			self::managers(),
			fn (): Reply => Reply::one( $this->settings->all() ),
		);
	}

	public function update(): Operation {
		return new Operation(
			'update-assistant-settings',
			__( 'Switches tools for assistants on and off. Tools that are not named stay as they are.', 'svc' ),
			Effect::Update,
			self::record( false ),
			static fn (): Record => self::record( true ),
			self::managers(),
			function ( Call $call ): Reply {
				$settings = $this->settings->change( $call->input, $call->precondition );
				return Reply::updated( $settings, Etag::of( $settings ) );
			},
		);
	}

	private static function managers(): Closure {
		return static fn ( Caller $caller ): bool => $caller->can( Capabilities::MANAGE );
	}

	private static function record( bool $is_output ): Record {
		/** @var array<string, Type> $tool */
		$tool = array(
			'name'             => ( new Text( 128 ) )->describe( __( 'Name of the tool', 'svc' ) ),
			'ability'          => ( new Text( 128 ) )->describe( __( 'Name of the ability that it is', 'svc' ) )->read_only(),
			'title'            => ( new Text( 200 ) )->describe( __( 'Title', 'svc' ) )->read_only(),
			'summary'          => ( new Text( 500 ) )->describe( __( 'What it does, in a sentence', 'svc' ) )->read_only(),
			'group'            => ( new Text( 100 ) )->describe( __( 'Heading of the tools that are about the same things', 'svc' ) )->read_only(),
			'is_readonly'      => ( new Flag() )->describe( __( 'Whether it only reads', 'svc' ) )->read_only(),
			'is_destructive'   => ( new Flag() )->describe( __( 'Whether it deletes', 'svc' ) )->read_only(),
			'is_on_by_default' => ( new Flag() )->describe( __( 'Whether assistants are offered it until an administrator decides', 'svc' ) )->read_only(),
			'enabled'          => ( new Flag() )->describe( __( 'Whether assistants are offered it', 'svc' ) ),
		);
		$tools = new ListOf( new Record( $tool, $is_output ? array_keys( $tool ) : array( 'name', 'enabled' ) ), 100, false );
		return new Record(
			array(
				'endpoint' => ( new Text( 2000, format: TextFormat::Uri ) )->describe( __( 'Address for MCP clients', 'svc' ) )->read_only(),
				'tools'    => $tools->describe( __( 'Tools', 'svc' ) ),
			),
			$is_output ? array( 'endpoint', 'tools' ) : array()
		);
	}
}
