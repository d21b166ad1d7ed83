<?php

declare( strict_types=1 );

namespace Svc\ModernData\Mcp;

use Svc\ModernData\Mcp\Prompts\PromptList;
use Svc\ModernData\Mcp\Protocol\Era;
use Svc\ModernData\Mcp\Protocol\Exchange;
use Svc\ModernData\Mcp\Protocol\Fault;
use Svc\ModernData\Mcp\Protocol\FaultKind;
use Svc\ModernData\Mcp\Resources\ResourceList;
use Svc\ModernData\Mcp\Tools\ToolList;

/** Dispatches MCP methods. */
final class Methods {

	/** Cache hints: lists and contents differ by caller and may change at any time. */
	private const FRESHNESS = array(
		'ttlMs'      => 0,
		'cacheScope' => 'private',
	);

	public function __construct(
		private readonly ToolList $tools,
		private readonly ResourceList $resources,
		private readonly PromptList $prompts,
	) {}

	/**
	 * @return array<string, mixed>
	 * @throws Fault
	 */
	public function answer( Exchange $exchange ): array {
		return $this->opening( $exchange ) ?? match ( $exchange->message->method ) {
			'tools/list'               => $this->tools->page( $exchange ) + self::freshness( $exchange ),
			'tools/call'               => $this->tools->call( $exchange ),
			'resources/list'           => $this->resources->page( $exchange ) + self::freshness( $exchange ),
			'resources/templates/list' => $this->resources->template_page( $exchange ) + self::freshness( $exchange ),
			'resources/read'           => $this->resources->read( $exchange ) + self::freshness( $exchange ),
			'prompts/list'             => $this->prompts->page( $exchange ) + self::freshness( $exchange ),
			'prompts/get'              => $this->prompts->get( $exchange ),
			'completion/complete'      => ( new Completion( $this->resources, $this->prompts ) )->answer( $exchange ),
			/* translators: %s: name of a method. */
			default                    => throw new Fault( FaultKind::UnknownMethod, sprintf( __( 'There is no method %s.', 'svc' ), $exchange->message->method ) ),
		};
	}

	/**
	 * Methods that exist in one era only.
	 *
	 * @return array<string, mixed>|null
	 */
	private function opening( Exchange $exchange ): ?array {
		if ( Era::Modern === $exchange->era ) {
			return 'server/discover' === $exchange->message->method ? self::discovered() : null;
		}
		return match ( $exchange->message->method ) {
			'initialize'            => self::initialized( $exchange ),
			'ping'                  => array(),
			'logging/setLevel'      => self::level_taken( $exchange ),
			// Accepted without effect: no notifications are sent.
			'resources/subscribe',
			'resources/unsubscribe' => array_slice( $this->resources->read( $exchange ), 0, 0 ),
			default                 => null,
		};
	}

	/** @return array<string, mixed> */
	private static function initialized( Exchange $exchange ): array {
		return array(
			'protocolVersion' => Era::agreed( $exchange->text( 'protocolVersion' ) ),
			'capabilities'    => (object) Identity::capabilities( $exchange->era ),
			'serverInfo'      => Identity::info(),
			'instructions'    => Identity::instructions(),
		);
	}

	/** @return array<string, mixed> */
	private static function discovered(): array {
		return array(
			'supportedVersions' => Era::revisions(),
			'capabilities'      => (object) Identity::capabilities( Era::Modern ),
			'instructions'      => Identity::instructions(),
		) + self::FRESHNESS;
	}

	/** @return array<string, mixed> */
	private static function level_taken( Exchange $exchange ): array {
		$levels = array( 'debug', 'info', 'notice', 'warning', 'error', 'critical', 'alert', 'emergency' );
		return in_array( $exchange->text( 'level' ), $levels, true ) ? array() : throw Fault::params( __( 'There is no such level.', 'svc' ) );
	}

	/** @return array<string, mixed> */
	private static function freshness( Exchange $exchange ): array {
		return Era::Modern === $exchange->era ? self::FRESHNESS : array();
	}
}
