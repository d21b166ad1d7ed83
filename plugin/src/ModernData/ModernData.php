<?php

declare( strict_types=1 );

namespace Svc\ModernData;

use Svc\Kernel\Abilities\Ability;
use Svc\Kernel\Abilities\Category;
use Svc\Kernel\Abilities\OffersAbilities;
use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;
use Svc\Kernel\Feature;
use Svc\Kernel\Rest\Route;
use Svc\Kernel\Rest\Router;
use Svc\ModernData\Blocks\BlockFeature;
use Svc\ModernData\Content\ContentFeature;
use Svc\ModernData\Content\PostWriter;
use Svc\ModernData\Data\DataFeature;
use Svc\ModernData\Mcp\Calls\CallLog;
use Svc\ModernData\Mcp\Endpoint;
use Svc\ModernData\Mcp\McpFeature;
use Svc\ModernData\Mcp\Switches\Switches;
use Svc\ModernData\Migrations\CreateCalls;
use Svc\ModernData\Migrations\CreateContentLock;

/** The modern data component: the MCP server, and what assistants do with content. */
final class ModernData {

	public const BASE = 'modern-data/v1';

	/** @var list<Feature> */
	private readonly array $features;

	private readonly Switches $switches;

	public function __construct( Database $database ) {
		$writer         = new PostWriter( $database );
		$this->switches = new Switches( $database );
		$this->features = array(
			new DataFeature(),
			new ContentFeature( $writer ),
			new BlockFeature( $writer ),
			new McpFeature( self::BASE, new CallLog( $database ), $this->switches ),
		);
	}

	/** @return list<Migration> */
	public function migrations(): array {
		return array( new CreateCalls(), new CreateContentLock() );
	}

	public function register(): void {
		foreach ( $this->features as $feature ) {
			$feature->register();
		}
	}

	/** @return list<Route> */
	public function routes(): array {
		return array_merge( ...array_map( static fn ( Feature $feature ): array => $feature->routes(), $this->features ) );
	}

	/** The MCP endpoint takes no operation, so no route has it. */
	public function mention_endpoint(): void {
		Router::mention( self::BASE, Endpoint::PATH, 'POST' );
	}

	/** @return list<Category> */
	public function ability_categories(): array {
		return AbilityCategories::all();
	}

	/** @return list<Ability> */
	public function abilities(): array {
		return array_merge( ...array_map( static fn ( Feature $feature ): array => $feature instanceof OffersAbilities ? $feature->abilities() : array(), $this->features ) );
	}

	/** Whether somebody has switched on for them what is off for everybody. */
	public function lets_assistants_write(): bool {
		return $this->switches->has_switched_on();
	}

	public function delete_settings(): void {
		Switches::uninstall();
	}
}
