<?php

declare( strict_types=1 );

namespace Svc\ModernData;

use Svc\Kernel\Component;
use Svc\Kernel\Database\Database;
use Svc\Kernel\LazyFeature;
use Svc\ModernData\Blocks\BlockFeature;
use Svc\ModernData\Content\ContentFeature;
use Svc\ModernData\Content\PostWriter;
use Svc\ModernData\Data\DataFeature;
use Svc\ModernData\Mcp\AssistantsTest;
use Svc\ModernData\Mcp\Calls\CallLog;
use Svc\ModernData\Mcp\Calls\PersonalData;
use Svc\ModernData\Mcp\Endpoint;
use Svc\ModernData\Mcp\McpFeature;
use Svc\ModernData\Mcp\Switches\Switches;
use Svc\ModernData\Migrations\CreateCalls;
use Svc\ModernData\Migrations\CreateContentLock;
use Svc\Users\Capabilities;

/** The modern data component: the MCP server, and abilities for content. */
final class ModernData extends Component {

	public const BASE = 'modern-data/v1';

	public function __construct( private readonly Database $database ) {}

	public function base(): string {
		return self::BASE;
	}

	public function title(): string {
		return __( 'AI assistants', 'svc' );
	}

	public function manage(): string {
		return Capabilities::MANAGE;
	}

	protected function features(): array {
		return array(
			DataFeature::class    => new LazyFeature( static fn () => new DataFeature() ),
			ContentFeature::class => new LazyFeature( fn () => new ContentFeature( new PostWriter( $this->database ) ) ),
			BlockFeature::class   => new LazyFeature( fn () => new BlockFeature( new PostWriter( $this->database ) ) ),
			McpFeature::class     => new LazyFeature( fn () => new McpFeature( self::BASE, new CallLog( $this->database ), new Switches( $this->database ) ), '/settings', '/calls' ),
		);
	}

	/** The MCP endpoint, whose protocol is not REST. */
	public function other_paths(): array {
		return array( Endpoint::PATH );
	}

	public function register_other_routes(): void {
		$this->feature( McpFeature::class )->endpoint()->register();
	}

	public function migrations(): array {
		return array(
			'create-calls'        => static fn () => new CreateCalls(),
			'create-content-lock' => static fn () => new CreateContentLock(),
		);
	}

	public function tables(): array {
		return array( 'mcp_calls' );
	}

	/** Applies the same switches to WordPress's MCP adapter. */
	public function ability_meta(): array {
		return ( new Switches( $this->database ) )->meta();
	}

	public function ability_categories(): array {
		return AbilityCategories::all();
	}

	public function health_tests(): array {
		return array( new AssistantsTest( fn (): bool => ( new Switches( $this->database ) )->has_switched_on() ) );
	}

	public function exporters(): array {
		return array(
			PersonalData::NAME => array(
				'exporter_friendly_name' => __( 'Calls by AI assistants', 'svc' ),
				'callback'               => ( new PersonalData( new CallLog( $this->database ) ) )->export( ... ),
			),
		);
	}

	public function erasers(): array {
		return array(
			PersonalData::NAME => array(
				'eraser_friendly_name' => __( 'Calls by AI assistants', 'svc' ),
				'callback'             => ( new PersonalData( new CallLog( $this->database ) ) )->erase( ... ),
			),
		);
	}

	public function network_options(): array {
		return array( Switches::OPTION );
	}
}
