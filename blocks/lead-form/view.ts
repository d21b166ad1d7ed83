import { proofFor } from './challenge';
import {
	focusFirstError,
	problemsOf,
	recheck,
	showErrors,
	type Texts,
} from './errors';
import { Sender, type Outcome } from './sender';
import { submissionOf } from './submission';
import { countView } from './views';

interface Given {
	/** Address of the component's REST API, without a slash at its end. */
	rest: string;
	page: number;
	/** Whether a proof of work is asked for. */
	challenge: boolean;
	texts: Texts;
}

function start( form: HTMLFormElement ) {
	const { rest, page, challenge, texts } = JSON.parse(
		form.dataset[ 'svcLead' ]!
	) as Given;
	const sender = new Sender(
		form.dataset[ 'svcLeadTo' ] ?? `${ rest }/submissions`
	);
	const button = form.querySelector< HTMLButtonElement >( '[type=submit]' )!;
	const message = form.querySelector( '.svc-lead-form__message' )!;
	const label = button.textContent;
	let isBusy = false;
	let isLost = false;
	/** Whether the challenge could not be asked for at the last attempt. If it cannot be the second time, the form is sent without a proof. */
	let isProofless = false;

	const setBusy = ( isNow: boolean, text = label ) => {
		isBusy = isNow;
		button.textContent = text;
		button.setAttribute( 'aria-disabled', String( isNow ) );
		form.classList.toggle( 'is-busy', isNow );
	};
	const tell = ( text: string ) => {
		message.textContent = text;
	};

	const show = ( outcome: Outcome ) => {
		isLost = outcome.kind === 'lost';
		setBusy( false, isLost ? texts.again : label );
		switch ( outcome.kind ) {
			case 'taken':
				thank( form, outcome );
				break;
			case 'refused': {
				const others = showErrors( form, outcome.errors ).join( ' ' );
				const isAtField = focusFirstError( form );
				tell( isAtField ? others : others || outcome.message );
				break;
			}
			case 'closed':
				// As without JavaScript: the server answers with a page.
				HTMLFormElement.prototype.submit.call( form );
				break;
			case 'later':
				tell( outcome.message );
				break;
			case 'lost':
				tell( outcome.isAnswered ? texts.failed : texts.lost );
		}
	};

	const send = async () => {
		setBusy( true, texts.sending );
		const proof = challenge
			? await proofFor( rest, page ).catch( () => null )
			: undefined;
		if ( proof === null && ! isProofless ) {
			isProofless = true;
			show( { kind: 'lost', isAnswered: false } );
			return;
		}
		isProofless = false;
		show(
			await sender.send( {
				...submissionOf( new FormData( form ), window.location.href ),
				...( proof && { proof } ),
			} )
		);
	};

	form.noValidate = true;
	form.addEventListener( 'input', ( { target } ) => {
		sender.change();
		recheck( target, texts );
	} );
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		if ( isBusy ) {
			return;
		}
		tell( '' );
		showErrors( form, problemsOf( form, texts ) );
		if ( ! focusFirstError( form ) ) {
			void send();
		}
	} );
	window.addEventListener( 'online', () => {
		if ( isLost && ! isBusy ) {
			tell( texts.online );
		}
	} );
	// A page that comes back from the browser's memory, after a redirect.
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			setBusy( false );
		}
	} );
	if ( form.dataset[ 'svcViews' ] !== undefined ) {
		countView( rest, page );
	}
}

/** Puts the thanks in the place of the form, or leads to the page that the answer names. */
function thank(
	form: HTMLFormElement,
	{ message, url }: Extract< Outcome, { kind: 'taken' } >
) {
	form.dispatchEvent( new CustomEvent( 'svc-lead-sent', { bubbles: true } ) );
	if ( url ) {
		window.location.assign( url );
		return;
	}
	const thanks = form
		.querySelector( 'template' )!
		.content.firstElementChild!.cloneNode( true ) as HTMLElement;
	form.replaceWith( thanks );
	thanks.querySelector( 'a' )!.href =
		window.location.pathname + window.location.search;
	thanks.querySelector( '.svc-lead-thanks__message' )!.textContent = message;
	thanks.focus();
}

document
	.querySelectorAll< HTMLFormElement >( '.svc-lead-form[data-svc-lead]' )
	.forEach( start );
